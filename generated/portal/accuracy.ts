// Written by npm run samples. Do not edit.

/** Addresses of the sample, each typed with a mistake: those that matched their own building, another one, or none. */
export const typingMistakes: readonly {
  name: string
  typed: number
  right: number
  wrong: number
  notFound: number
}[] = [
  {
    "name": "ZIP Code missing",
    "typed": 6379,
    "right": 6379,
    "wrong": 0,
    "notFound": 0
  },
  {
    "name": "Wrong ZIP Code",
    "typed": 6379,
    "right": 6379,
    "wrong": 0,
    "notFound": 0
  },
  {
    "name": "A letter missing in the street name",
    "typed": 5377,
    "right": 4491,
    "wrong": 0,
    "notFound": 886
  },
  {
    "name": "Two letters swapped in the street name",
    "typed": 5049,
    "right": 4926,
    "wrong": 0,
    "notFound": 123
  },
  {
    "name": "A letter missing in the city, without a ZIP Code",
    "typed": 4737,
    "right": 4650,
    "wrong": 0,
    "notFound": 87
  },
  {
    "name": "Street suffix missing",
    "typed": 6143,
    "right": 6143,
    "wrong": 0,
    "notFound": 0
  }
]

/** What the sample covers. Washington, D.C., counts as a state. */
export const sampleCoverage = {"states":51,"zipCodes":134,"countries":24}
