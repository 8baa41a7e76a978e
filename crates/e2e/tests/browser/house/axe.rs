//! axe-core, which `./test` fetches beside what it builds: nothing of it stands in the repository.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use super::Browser;

/// All rules for WCAG 2.2 AA and the good practices; two that axe leaves out unless asked. Style sheets are not fetched once more for rules
/// that are not asked: a tenth less is computed.
const RUN: &str = "return axe.run(document, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    resultTypes: ['violations'],
    preload: false,
    rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}).then(found => found.violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, target, failureSummary }) => `${target.join(' ')} ${html.slice(0, 160)} ${failureSummary}`),
})));";

impl Browser {
    /// The rules of axe that the page breaks, each with its places.
    pub(crate) async fn axe(&self) -> Vec<Value> {
        if self.eval("typeof axe === 'undefined'").await.as_bool() == Some(true) {
            let source = fs::read_to_string(path()).unwrap_or_else(|error| {
                panic!("{}: {error}; run ./test, which fetches it", path().display())
            });
            // A script of a page is a function to the driver: what it declares must be put where all can see it.
            self.driver.execute(format!("{source}; window.axe = axe;"), Vec::new()).await.unwrap();
        }
        let found = self.driver.execute(RUN, Vec::new()).await.unwrap();
        found.json().as_array().cloned().unwrap_or_else(|| panic!("axe says {}", found.json()))
    }
}

/// `target/axe-core/axe.min.js`, above the test's own binary.
fn path() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.ancestors().nth(3).unwrap().join("axe-core/axe.min.js")
}
