import { defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { organizationDialogs } from './organization/organization-dialogs.tsx'

/** All dialogs of the page, by their names in the address. */
export default defineDialogs({ ...organizationDialogs })
