import { defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { activationDialogs } from './activation/activation-dialogs.tsx'
import { domainDialogs, oneDomainDialogs } from './domains/domain-dialogs.tsx'
import { accountDialogs, organizationDialogs } from './organization/organization-dialogs.tsx'
import { providerDialogs } from './provider/provider-dialogs.tsx'
import { rolesDialogs } from './roles/roles-dialog.tsx'
import { oneSetUpLinkDialogs, setUpLinkDialogs } from './set-up/links-dialogs.tsx'

/** All dialogs of the page, by their names in the address. */
export default defineDialogs(
  {
    ...organizationDialogs,
    ...providerDialogs,
    ...activationDialogs,
    ...domainDialogs,
    ...rolesDialogs,
    ...setUpLinkDialogs,
  },
  accountDialogs,
  oneDomainDialogs,
  oneSetUpLinkDialogs,
)
