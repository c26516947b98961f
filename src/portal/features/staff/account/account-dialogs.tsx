import { defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import type { OfAccount } from './account.ts'
import { AttachDialog, certificateDialogs } from './certificate-dialogs.tsx'
import { DeclareDialog, RevokeDialog } from './exemption-dialogs.tsx'
import { licenseDialogs } from './license-dialogs.tsx'
import { SeatsDialog } from './seats-dialog.tsx'
import { subscriptionDialogs } from './subscription-dialogs.tsx'

const OF_ACCOUNT = { declare: DeclareDialog, revoke: RevokeDialog, attach: AttachDialog, seats: SeatsDialog }
export type AccountDialogName = keyof typeof OF_ACCOUNT

/** The dialogs of the page of an account for staff. */
export default defineDialogs<OfAccount>(OF_ACCOUNT, licenseDialogs, subscriptionDialogs, certificateDialogs)
