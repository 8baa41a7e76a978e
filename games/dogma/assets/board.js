// Nothing is missing without this script but motion.
