import { defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { accountDialogs, organizationDialogs } from './organization/organization-dialogs.tsx'
import { providerDialogs } from './provider/provider-dialogs.tsx'

/** All dialogs of the page, by their names in the address. */
export default defineDialogs({ ...organizationDialogs, ...providerDialogs }, accountDialogs)
