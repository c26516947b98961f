/**
 * The one-time free trials of the ten products (account-portal §9). A name is that of its license with
 * `OneTimeTrial`; the specification gives two of them, the rest follow (decision T2). The numbers are ours.
 */
export interface TrialOffer {
  /** What the address of the sign-up page calls it. */
  name: string
  planId: number
  licenseId: number
  /** The product, as people call it. */
  product: string
  /** By product family: US 1000, international 100, property 15 (decision T3). */
  lookups: number
}

/** US verification: the trial of an account whose owner has not chosen another one. */
export const DEFAULT_TRIAL = offer('usCoreOneTimeTrial', 3101, 1102, 'US address verification', 1_000)

/** All trials, in the order in which the sign-up page offers them. */
export const trials: readonly TrialOffer[] = [
  DEFAULT_TRIAL,
  offer('usAutocompleteProCloudOneTimeTrial', 3301, 1203, 'US address autocomplete', 1_000),
  offer('internationalCloudOneTimeTrial', 3701, 1407, 'International address verification', 100),
  offer('internationalAutocompleteCloudOneTimeTrial', 3801, 1408, 'International address autocomplete', 100),
  offer('usRooftopGeocodingCloudOneTimeTrial', 3401, 1304, 'US rooftop geocoding', 1_000),
  offer('usReverseGeocodingCloudOneTimeTrial', 3501, 1305, 'US reverse geocoding', 1_000),
  offer('internationalGeocodingCloudOneTimeTrial', 3901, 1409, 'International geocoding', 100),
  offer('usPropertyDataCloudOneTimeTrial', 4001, 1510, 'US property data', 15),
  offer('usGeoreferenceDataCloudOneTimeTrial', 4101, 1511, 'US georeference data', 1_000),
  offer('usSecondaryDataCloudOneTimeTrial', 4201, 1512, 'US secondary address data', 1_000),
]

/**
 * The free plans that are renewed by hand each month, by their names (decision T2): they have the flag `ongoing_free`,
 * trials `one_time_free_trial` (decision T4).
 */
export const FREE_PLANS = { usStandardFree: 3051, usCoreFree: 3102 } as const

/** The trial with the number of a plan; undefined for any other plan. */
export function trialByPlan(planId: number): TrialOffer | undefined {
  return trials.find(trial => trial.planId === planId)
}

/** The trial that the address of the sign-up page names; the default one without or with another name. */
export function trialByName(name: string | undefined): TrialOffer {
  return trials.find(trial => trial.name === name) ?? DEFAULT_TRIAL
}

function offer(
  name: string,
  planId: number,
  licenseId: number,
  product: string,
  lookups: number,
): TrialOffer {
  return { name, planId, licenseId, product, lookups }
}
