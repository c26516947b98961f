import { randomSecret } from '#kernel/access/seal.ts'
import type { Context } from '#kernel/contract/handlers.ts'
import { deviceCookie } from './cookies.ts'
import { KNOWN_DEVICE_LIFETIME } from './limits.ts'
import type { Person } from './people.ts'

/** People whom one browser is known of; who has logged in there longest ago is forgotten first. */
const PEOPLE_LIMIT = 4
/** Prefix of the sealed text, so that no other sealed value passes for a known device. */
const PURPOSE = 'known-device '

/** That a person has logged in with a browser. */
interface KnownDevice {
  userId: string
  /** 256 random bits that stand for this person in this browser. */
  device: string
  /** When they last did, in milliseconds since 1970. */
  since: number
}

type DeviceContext = Pick<Context, 'kernel' | 'now' | 'cookie'>

/**
 * What this browser is called where it is known to the person, for counting tries at their password. It proves
 * nothing else and does not authenticate. A new password makes every browser unknown: someone who had the old one
 * may have logged in with theirs.
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
  cookie.set(deviceCookie, kernel.seal.close(PURPOSE + JSON.stringify(devices)))
}

/** None for a cookie that is not ours, or was sealed with another key. */
function readDevices({ kernel, now, cookie }: DeviceContext): KnownDevice[] {
  const sealed = cookie.read(deviceCookie)
  if (!sealed) return []
  try {
    const text = kernel.seal.open(sealed)
    if (!text.startsWith(PURPOSE)) return []
    const devices: KnownDevice[] = JSON.parse(text.slice(PURPOSE.length))
    return devices.filter(({ since }) => since + KNOWN_DEVICE_LIFETIME > now.getTime())
  } catch {
    return []
  }
}
