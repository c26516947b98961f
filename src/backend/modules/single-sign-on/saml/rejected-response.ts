import type { FailureReason } from '../failure.ts'

/** Why a response was rejected: in words for the log, and as a reason for the owners of the organization. */
export class RejectedResponse extends Error {
  readonly reason: FailureReason

  constructor(message: string, reason: FailureReason = 'response-invalid') {
    super(message)
    this.reason = reason
  }
}
