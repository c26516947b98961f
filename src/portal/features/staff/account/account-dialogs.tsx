import { defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import type { OfAccount } from './account.ts'
import { DeclareDialog, RevokeDialog } from './exemption-dialogs.tsx'
import { licenseDialogs } from './license-dialogs.tsx'
import { SeatsDialog } from './seats-dialog.tsx'
import { subscriptionDialogs } from './subscription-dialogs.tsx'

const OF_ACCOUNT = { declare: DeclareDialog, revoke: RevokeDialog, seats: SeatsDialog }
export type AccountDialogName = keyof typeof OF_ACCOUNT

/** The dialogs of the page of an account for staff. */
export default defineDialogs<OfAccount>(OF_ACCOUNT, licenseDialogs, subscriptionDialogs)
