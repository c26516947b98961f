import { useQuery } from '@tanstack/react-query'
import { createOrganizationDomain } from '#generated/authorization/operations/createOrganizationDomain.ts'
import { deleteOrganizationDomain } from '#generated/authorization/operations/deleteOrganizationDomain.ts'
import { verifyOrganizationDomain } from '#generated/authorization/operations/verifyOrganizationDomain.ts'
import { zOrganizationDomainBody } from '#generated/authorization/zod.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import {
  aboutOne,
  type DialogProps,
  type EntityDialogProps,
  listedIn,
} from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { CopyValue } from '../values.tsx'
import { type Domain, domainQueries, domainsQuery } from './domains.ts'

export const domainDialogs = { 'add-domain': AddDialog }

const ABOUT_DOMAIN = { 'verify-domain': VerifyDialog, 'remove-domain': RemoveDialog }

export const oneDomainDialogs = aboutOne<Domain>({
  what: 'The domain',
  useEntity: id => listedIn(useQuery(domainsQuery), ({ rows }) => rows.find(({ name }) => name === id)),
  missing: { title: 'Domain not found', text: 'It was removed.' },
  dialogs: ABOUT_DOMAIN,
})

export type DomainDialogName = keyof typeof domainDialogs | keyof typeof ABOUT_DOMAIN

function AddDialog({ onClose, onMade }: DialogProps) {
  return (
    <FormDialog
      title="Add a domain"
      description="You’ll get a DNS record that proves it’s yours."
      operation={createOrganizationDomain}
      schema={zOrganizationDomainBody}
      defaultValues={{ domain: '' }}
      invalidates={domainQueries}
      submitLabel="Add domain"
      onDone={({ domain, record_name, record_value, verified }) =>
        onMade(
          <VerifyDomain
            domain={{ name: domain, record: { name: record_name, value: record_value }, verified }}
            onClose={() => onMade(null)}
          />,
        )
      }
      onClose={onClose}
    >
      {fields => (
        <fields.Text
          name="domain"
          label="Domain"
          hint="What comes after @ in your team’s addresses, such as northwind.example."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}

function VerifyDialog({ entity, onClose }: EntityDialogProps<Domain>) {
  return <VerifyDomain domain={entity} onClose={onClose} />
}

function VerifyDomain({ domain: { name, record }, onClose }: { domain: Domain; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={`Verify ${name}`}
      operation={verifyOrganizationDomain}
      path={{ domain: name }}
      invalidates={domainQueries}
      confirmLabel="Verify"
      tone="primary"
      doneText={`${name} is verified.`}
      onClose={onClose}
    >
      <p>
        Create this record where you manage the DNS of {name}, then choose Verify. You can close this dialog
        and verify later.
      </p>
      <Facts hasLongNames>
        <Fact name="Type">TXT</Fact>
        <Fact name="Name">
          <CopyValue value={record.name} label="record name" />
        </Fact>
        <Fact name="Value">
          <CopyValue value={record.value} label="record value" />
        </Fact>
      </Facts>
    </ConfirmDialog>
  )
}

function RemoveDialog({ entity: { name, verified }, onClose }: EntityDialogProps<Domain>) {
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      operation={deleteOrganizationDomain}
      path={{ domain: name }}
      invalidates={domainQueries}
      confirmLabel="Remove domain"
      doneText={`${name} is removed.`}
      onClose={onClose}
    >
      <p>
        {verified
          ? 'Your identity provider can’t add new people in it, and the login page no longer sends anyone to it. Your members stay, and use the login link.'
          : 'It isn’t verified, so nothing changes at login.'}{' '}
        To add it again, you need another DNS record.
      </p>
    </ConfirmDialog>
  )
}
