//! A connection whose other end must take what it is sent. Whoever does not read for a while is hung up on, and what was kept for
//! them is let go: a page as well as a live socket, which is such a connection too.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// The connection, and something that goes with it.
pub(super) struct Patient<S, T> {
    stream: S,
    limit: Duration,
    blocked: Option<Pin<Box<Sleep>>>,
    _beside: T,
}

impl<S, T> Patient<S, T> {
    pub(super) fn new(stream: S, limit: Duration, beside: T) -> Self {
        Patient { stream, limit, blocked: None, _beside: beside }
    }

    /// Goes on when something was taken; breaks off when nothing has been for too long.
    fn watch<R>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<R>>) -> Poll<io::Result<R>> {
        if written.is_ready() {
            self.blocked = None;
            return written;
        }
        let limit = self.limit;
        let blocked = self.blocked.get_or_insert_with(|| Box::pin(sleep(limit)));
        ready!(blocked.as_mut().poll(cx));
        Poll::Ready(Err(io::Error::new(ErrorKind::TimedOut, "the other end does not read")))
    }
}

impl<S: AsyncRead + Unpin, T: Unpin> AsyncRead for Patient<S, T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin, T: Unpin> AsyncWrite for Patient<S, T> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.watch(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.watch(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.watch(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_reads_slowly_is_waited_for_and_who_does_not_read_is_not() {
        let (mut far, near) = duplex(10);
        let mut patient = Patient::new(near, Duration::from_secs(30), ());
        let reads = tokio::spawn(async move {
            let mut all = [0; 10];
            for _ in 0..5 {
                tokio::time::sleep(Duration::from_secs(20)).await;
                far.read_exact(&mut all).await.unwrap();
            }
            far
        });
        patient.write_all(&[7; 60]).await.unwrap();
        // The other end stays, but reads no more.
        let _far = reads.await.unwrap();
        let begun = tokio::time::Instant::now();
        let error = patient.write_all(&[7; 60]).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        assert_eq!(begun.elapsed().as_secs(), 30);
    }
}
