import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { listTagUsage } from '#generated/security/operations/listTagUsage.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import type { Group, Interval } from '../choices.ts'
import type { CommandContext } from '../context.ts'
import { Failure } from '../failures.ts'
import type { Column } from '../printer.ts'

export interface UsageOptions {
  by: Group
  days: string
  start?: string
  end?: string
  interval: Interval
  timeZone: string
}

const DAY = 86_400_000

/** Shows how many lookups keys, licenses, or tags have used, by day or by hour. */
export async function usage(context: CommandContext, options: UsageOptions): Promise<void> {
  const query = { ...rangeOf(options, Date.now()), interval: options.interval, time_zone: options.timeZone }
  const start = {
    name: 'Start',
    of: ({ start: begin }: { start: string }) => begin.slice(0, 16).replace('T', ' '),
  }
  const used = { name: 'Lookups', of: ({ used: count }: { used: number }) => count }
  const license = {
    name: 'License',
    of: ({ license_label: label }: LicenseRow) => label,
  }
  const show = <Row extends { start: string; used: number }>(report: unknown, columns: Column<Row>[]) =>
    context.print.rows((report as { usage: Row[] }).usage, [start, ...columns, used], 'No lookups.')
  if (options.by === 'license')
    return show<LicenseRow>(await context.call(listLicenseUsage, { query }), [license])
  if (options.by === 'tag')
    return show(await context.call(listTagUsage, { query }), [
      { name: 'Tag', of: ({ tag }: { tag: string | null; start: string; used: number }) => tag },
    ])
  return show<KeyRow>(await context.call(listKeyUsage, { query }), [
    { name: 'Key', of: ({ key_label: label }: KeyRow) => label },
    license,
  ])
}

interface LicenseRow {
  start: string
  used: number
  license_label: string
}
interface KeyRow extends LicenseRow {
  key_label: string
}

/** The range as the contracts have it: with its start, without its end. Both default to whole days in UTC. */
export function rangeOf(
  { start, end, days }: Pick<UsageOptions, 'start' | 'end' | 'days'>,
  now: number,
): { start: string; end: string } {
  const tomorrow = Math.ceil((now + 1) / DAY) * DAY
  const last = end === undefined ? tomorrow : timeOf('--end', end)
  const count = Number(days)
  if (!Number.isInteger(count) || count < 1) throw new Failure('usage', '--days is a number of days.')
  const first = start === undefined ? last - count * DAY : timeOf('--start', start)
  if (first >= last) throw new Failure('usage', 'The start has to be before the end.')
  return { start: new Date(first).toISOString(), end: new Date(last).toISOString() }
}

function timeOf(option: string, text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new Failure('usage', `${option} is a date such as 2026-11-01.`)
  return time
}
