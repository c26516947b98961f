import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { getGiftValue } from '#generated/subscription/operations/getGiftValue.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import { listUsageByKey } from '#generated/subscription/operations/listUsageByKey.ts'
import type { World } from '../../../support/contract/world.ts'
import { filtered } from '../../filters/filtered.ts'
import { A_MORNING, TWO_DAYS, withUsage } from '../../usage-given.ts'
import { holding } from './holdings.ts'

const used = async (world: World) => ({ caller: (await withUsage(world)).caller })
const gift = async (world: World) => ({
  caller: await world.person({ roles: [INTERNAL_ROLE] }),
  params: { id: Number((await world.person()).accountId) },
})

export const cases = [
  ...filtered(listHoldings, holding, [{ license_id: 1407 }, { sort: 'label' }, { direction: 'desc' }]),
  ...filtered(listUsageByKey, used, [
    TWO_DAYS,
    { ...TWO_DAYS, interval: 'hour' },
    { ...TWO_DAYS, start: A_MORNING.start },
    { ...TWO_DAYS, end: A_MORNING.end },
  ]),
  ...filtered(listLicenseUsage, used, [{ ...TWO_DAYS, time_zone: 'America/New_York' }]),
  ...filtered(getGiftValue, gift, [{ plan_id: 3705, lookups: 500_000, days: 30 }, { seats: 3 }]),
]
