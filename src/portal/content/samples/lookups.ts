import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'

/**
 * The lookups that pages show. `npm run samples` asks the gateway's own code, and writes what it answers into
 * `responses.ts` and `signs.ts`; a test fails when those are out of date.
 */
export interface SampleLookup {
  street: string
  city?: string
  state?: string
}

/** A request that pages print, of any product. */
export interface PrintedLookup {
  operation: { service: string; path: string }
  /** The parameters in the order in which they are shown. */
  query: Readonly<Record<string, string>>
}

/** A part of an address as it was typed. */
export interface TypedPart {
  text: string
  isWrong?: boolean
}

interface Sample {
  label: string
  typed: readonly TypedPart[]
}

/** The addresses of the demo, each typed in one line. */
export const demoSamples = {
  misspelled: {
    label: 'Misspelled',
    typed: [
      { text: '1600 ' },
      { text: 'ampitheatre', isWrong: true },
      { text: ' ' },
      { text: 'pkway', isWrong: true },
      { text: ', ' },
      { text: 'mountian view', isWrong: true },
      { text: ' calif' },
    ],
  },
  noSuite: {
    label: 'No suite',
    typed: [{ text: '350 5th ' }, { text: 'avenu', isWrong: true }, { text: ', new york ny' }],
  },
  wrongNumber: {
    label: 'Wrong number',
    typed: [{ text: '16000', isWrong: true }, { text: ' amphitheatre pkwy, mountain view ca' }],
  },
} as const satisfies Record<string, Sample>

const printed = { street: '1600 ampitheatre pkway', city: 'mountian view', state: 'calif' }

/** The verification that pages print. */
export const printedLookup: PrintedLookup = { operation: verifyUsAddress, query: printed }

/** The addresses on the street signs next to the login form. */
export const signLookups: readonly SampleLookup[] = [
  { street: '1600 Amphitheatre Pkwy, Mountain View CA' },
  { street: '350 5th Ave, New York NY' },
  { street: '11 Wall St, New York NY' },
]

/** Every lookup whose whole response pages need, by the name of the response in `responses.ts`. */
export const lookupsWithResponse: Readonly<Record<string, SampleLookup>> = {
  ...Object.fromEntries(
    Object.entries(demoSamples).map(([name, { typed }]) => [name, { street: lineOf(typed) }]),
  ),
  printed,
}

function lineOf(typed: readonly TypedPart[]): string {
  return typed.map(({ text }) => text).join('')
}
