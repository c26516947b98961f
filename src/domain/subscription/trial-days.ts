/** Days of every free trial (decision T1). A module of its own, because pages that say it need no list of trials. */
export const TRIAL_DAYS = 42
