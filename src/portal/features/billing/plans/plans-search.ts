/** What the address of the plans says. */
export interface PlansSearch {
  /** Number of the license whose plans are shown. */
  license?: number | undefined
  term?: 'year' | undefined
}

export const readPlansSearch = ({ license, term }: Record<string, unknown>): PlansSearch => ({
  license: typeof license === 'number' ? license : undefined,
  term: term === 'year' ? term : undefined,
})
