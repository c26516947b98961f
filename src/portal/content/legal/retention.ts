/** How long the server keeps what, in days unless the name says otherwise. A test compares them with the code. */
export const retention = {
  sessionIdleHours: 24,
  sessionDays: 30,
  /** Ended sessions, used or expired links and invitations, and sent emails. */
  endedDays: 30,
  confirmationHours: 24,
  knownDeviceDays: 180,
  activityDays: 400,
  usageHoursDays: 400,
  rejectionsDays: 30,
  /** Of a deleted key, until it can no longer be recovered. */
  recoveryDays: 30,
  /** Of an account that is being closed, until it is erased, and when its owners are reminded before. */
  closingDays: 30,
  closingReminderDays: 7,
  /** The export of an account's data. */
  exportDays: 7,
} as const
