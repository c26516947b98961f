/** Calls of operations that a plan may make, so that its transaction stays short. */
export const MOST_STEPS = 500
/** The newest plans of an account that are kept until they are applied. */
export const OPEN_PLANS = 50
/** Problems that a plan lists. */
export const MOST_PROBLEMS = 100
