import { join } from 'node:path'
import { type ContractFiles, isObject } from '../bundle/files.ts'

/** Milliseconds by unit. A month has an average number of days here, which no other duration has, so it is only to compare. */
export const UNITS = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
  month: 2_629_746_000,
} as const

export interface Duration {
  amount: number
  unit: keyof typeof UNITS
}

/** One or several durations, with a name in `common/durations.yaml`. */
export interface NamedDuration {
  durations: readonly string[]
  description: string
}

/** The named durations of a folder of contracts. One without `common/durations.yaml` has none. */
export function readDurations(root: string, files: ContractFiles): Map<string, NamedDuration> {
  const content = files.read(join(root, 'common', 'durations.yaml'))
  return new Map(
    Object.entries(isObject(content) ? content : {}).map(([name, value]) => {
      const { duration, description } = value as { duration: string | string[]; description: string }
      return [name, { durations: [duration].flat(), description }]
    }),
  )
}

/** The forms of ISO 8601 that the contracts use: `P7D`, `P6M`, `PT24H`, `PT30M`, and `PT5S`. */
export const DURATION_PATTERN = String.raw`^P(\d+)([DM])$|^PT(\d+)([HMS])$`

/** Throws an error for a text that is no such duration. */
export function parseDuration(text: string): Duration {
  const [, days, ofDate, hours, ofTime] = new RegExp(DURATION_PATTERN).exec(text) ?? []
  if (ofDate) return { amount: Number(days), unit: ofDate === 'D' ? 'day' : 'month' }
  const unit = ({ H: 'hour', M: 'minute', S: 'second' } as const)[ofTime ?? '']
  if (!unit) throw new Error(`${text} is no duration such as P7D or PT30M`)
  return { amount: Number(hours), unit }
}

export const lengthOf = ({ amount, unit }: Duration): number => amount * UNITS[unit]
