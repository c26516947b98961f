import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds after which a signed event is too old to be believed. */
const TOLERANCE = 5 * 60_000

/** Signs an event, with the time of the signature: `t=1762000000,v1=…`. */
export function signEvent(raw: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(`${seconds}.${raw}`, secret)}`
}

export function isSigned(raw: Buffer, header: string | undefined, secret: string, now: Date): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!given || Math.abs(now.getTime() - Number(seconds) * 1000) > TOLERANCE) return false
  const wanted = digest(`${seconds}.${raw.toString('utf8')}`, secret)
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted))
}

function digest(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
