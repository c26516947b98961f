import { expect, test } from 'vitest'
import { DAY, HOUR } from '#domain/time/durations.ts'
import {
  ACTIVITY_KEPT,
  CLOSING_GRACE,
  CLOSING_REMINDER,
  CONFIRMATION_LIFETIME,
  EXPORT_KEPT,
  KEY_RECOVERY_WINDOW,
  KNOWN_DEVICE_LIFETIME,
  REJECTIONS_KEPT,
  SESSION_IDLE_LIFETIME,
  SESSION_LIFETIME,
  USAGE_HOURS_KEPT,
} from '#generated/durations.ts'
import { ENDED_KEPT } from '#kernel/jobs/limits.ts'
import { retention } from '#portal/content/legal/retention.ts'
import { page as privacy } from '#portal/content/pages/legal/privacy-policy.ts'

test('the periods of the privacy policy are those of the code', () => {
  expect(retention).toEqual({
    sessionIdleHours: SESSION_IDLE_LIFETIME / HOUR,
    sessionDays: SESSION_LIFETIME / DAY,
    endedDays: ENDED_KEPT / DAY,
    confirmationHours: CONFIRMATION_LIFETIME / HOUR,
    knownDeviceDays: KNOWN_DEVICE_LIFETIME / DAY,
    activityDays: ACTIVITY_KEPT / DAY,
    usageHoursDays: USAGE_HOURS_KEPT / DAY,
    rejectionsDays: REJECTIONS_KEPT / DAY,
    recoveryDays: KEY_RECOVERY_WINDOW / DAY,
    closingDays: CLOSING_GRACE / DAY,
    closingReminderDays: CLOSING_REMINDER / DAY,
    exportDays: EXPORT_KEPT / DAY,
  })
  const text = JSON.stringify(privacy)
  for (const period of Object.values(retention)) expect(text).toContain(` ${period} `)
})
