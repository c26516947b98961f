/**
 * The trial of a new account: `usCoreOneTimeTrial`, US verification (storefront-and-session §9; decisions T1,
 * T2). Its days and lookups are those of the plan.
 */
export const DEFAULT_TRIAL_PLAN = 3101
