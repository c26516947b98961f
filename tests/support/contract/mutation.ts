import fc, { type Arbitrary } from 'fast-check'

/** Texts that have broken programs before. */
const oddText: Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'nul\u0000inside',
  '\u202Eright to left',
  '👩‍👩‍👧‍👦 family',
  '\uD800',
  'line\nbreak',
  '%00',
  '%',
  '../../etc/passwd',
  "'; drop table people; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '-1',
  '1e999',
  'null',
  '__proto__',
  'x'.repeat(5_000),
)

const oddValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, Number.MAX_SAFE_INTEGER, 1e300, [], {}, [
      null,
    ]),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

/** A way to break an object; `at` decides which of its keys it hits. */
export interface Mutation {
  kind: 'drop' | 'replace' | 'add' | 'rename' | 'whole'
  at: number
  value: unknown
}

export const mutation: Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('drop', 'replace', 'add', 'rename', 'whole'),
  at: fc.nat({ max: 20 }),
  value: oddValue,
})

/** The value after a mutation. It may happen to be valid still. */
export function mutate(value: unknown, { kind, at, value: odd }: Mutation): unknown {
  if (typeof value !== 'object' || value === null || kind === 'whole') return odd
  const entries = Object.entries(value)
  const added = () => Object.fromEntries([...entries, [typeof odd === 'string' ? odd : 'extra', odd]])
  const hit = entries[at % entries.length]
  if (!hit) return added()
  const [name, old] = hit
  const others = entries.filter(entry => entry !== hit)
  switch (kind) {
    case 'drop':
      return Object.fromEntries(others)
    case 'replace':
      return Object.fromEntries([...others, [name, odd]])
    case 'rename':
      return Object.fromEntries([...others, [typeof odd === 'string' ? odd : 'renamed', old]])
    case 'add':
      return added()
  }
}
