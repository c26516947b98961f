import type { Person } from '#backend/modules/people/public.ts'
import { KNOWN_DEVICE_LIFETIME } from '#generated/durations.ts'
import { randomSecret } from '#kernel/access/secret-box.ts'
import type { Context } from '#kernel/contract/context.ts'
import { deviceCookie } from '../cookies.ts'

/** How many people one browser is known for; the one with the oldest login is forgotten first. */
const PEOPLE_LIMIT = 4
/** Prefix of the sealed text, so that no other sealed value is accepted as a known device. */
const PURPOSE = 'known-device '

/** Records that a person has logged in with a browser. */
interface KnownDevice {
  userId: string
  /** 256 random bits that identify this person in this browser. */
  device: string
  /** When they last logged in, in milliseconds since 1970. */
  since: number
}

type DeviceContext = Pick<Context, 'kernel' | 'now' | 'cookie'>

/**
 * The id of this browser if the person has logged in with it, for counting password attempts. It proves
 * nothing else and does not authenticate. A new password makes every browser unknown: someone who had the old
 * one may have logged in with their own browser.
 */
export function knownDevice(
  context: DeviceContext,
  { userId, passwordSet }: Pick<Person, 'userId' | 'passwordSet'>,
): string | undefined {
  const known = readDevices(context).find(device => device.userId === userId)
  if (!known || (passwordSet && known.since < passwordSet.getTime())) return undefined
  return known.device
}

/** Makes this browser known to a person who has just proved who they are. */
export function rememberDevice(context: DeviceContext, userId: string): void {
  const { kernel, now, cookie } = context
  const others = readDevices(context).filter(known => known.userId !== userId)
  const devices = [{ userId, device: randomSecret(), since: now.getTime() }, ...others].slice(0, PEOPLE_LIMIT)
  cookie.set(deviceCookie, kernel.secretBox.close(PURPOSE + JSON.stringify(devices)))
}

/** Empty for a cookie that is not ours, or was sealed with another key. */
function readDevices({ kernel, now, cookie }: DeviceContext): KnownDevice[] {
  const sealed = cookie.read(deviceCookie)
  if (!sealed) return []
  try {
    const text = kernel.secretBox.open(sealed)
    if (!text.startsWith(PURPOSE)) return []
    const devices: KnownDevice[] = JSON.parse(text.slice(PURPOSE.length))
    return devices.filter(({ since }) => since + KNOWN_DEVICE_LIFETIME > now.getTime())
  } catch {
    return []
  }
}
