import { expect, test } from 'vitest'
import { CONFIRMATION_LIFETIME, KNOWN_DEVICE_LIFETIME } from '#backend/services/identity/limits.ts'
import { KEY_RECOVERY_WINDOW } from '#backend/services/security/limits.ts'
import { REJECTIONS_KEPT, USAGE_HOURS_KEPT } from '#domain/keys/limits.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { SESSION_ABSOLUTE_LIFETIME, SESSION_IDLE_LIFETIME } from '#kernel/access/limits.ts'
import { ACTIVITY_KEPT, ENDED_KEPT } from '#kernel/jobs/limits.ts'
import { retention } from '#portal/content/legal/retention.ts'
import { page as privacy } from '#portal/content/pages/legal/privacy-policy.ts'

test('the periods of the privacy policy are those of the code', () => {
  expect(retention).toEqual({
    sessionIdleHours: SESSION_IDLE_LIFETIME / HOUR,
    sessionDays: SESSION_ABSOLUTE_LIFETIME / DAY,
    endedDays: ENDED_KEPT / DAY,
    confirmationHours: CONFIRMATION_LIFETIME / HOUR,
    knownDeviceDays: KNOWN_DEVICE_LIFETIME / DAY,
    activityDays: ACTIVITY_KEPT / DAY,
    usageHoursDays: USAGE_HOURS_KEPT / DAY,
    rejectionsDays: REJECTIONS_KEPT / DAY,
    recoveryDays: KEY_RECOVERY_WINDOW / DAY,
  })
  const text = JSON.stringify(privacy)
  for (const period of Object.values(retention)) expect(text).toContain(` ${period} `)
})
