import { Building2, KeyRound, Plus } from 'lucide-react'
import {
  createOrganization,
  joinOrganization,
  renameOrganization,
} from '#generated/authorization/operations.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { CopyValue, Fact, Facts } from '../fact.tsx'
import { loginAddress, type Organization } from './organization.ts'
import type { OrganizationDialogName } from './organization-dialogs.tsx'

/** What an organization is for, and the two ways to get into one. */
export function NoOrganization() {
  const open = useOpenDialog<OrganizationDialogName>()
  return (
    <Card isFlush>
      <EmptyState
        icon={<Building2 />}
        title="Start with an organization"
        action={
          <>
            <OperationButton
              operation={createOrganization}
              variant="primary"
              icon={<Plus className="size-4" />}
              onClick={() => open('create-organization')}
            >
              Create organization
            </OperationButton>
            <OperationButton
              operation={joinOrganization}
              icon={<KeyRound className="size-4" />}
              onClick={() => open('join-organization')}
            >
              Join with a key
            </OperationButton>
          </>
        }
      >
        It gives your team a login link, and several accounts can share it. Logins don’t change until you
        activate an identity provider.
      </EmptyState>
    </Card>
  )
}

/** The organization: its login link, the key for others, and its accounts. */
export function OrganizationSection({ organization }: { organization: Organization }) {
  const open = useOpenDialog<OrganizationDialogName>()
  const { name, key, isOwner } = organization
  return (
    <Card
      title={name}
      description={
        isOwner
          ? 'Your account registered this organization and manages it.'
          : 'Another account registered this organization and manages it.'
      }
      actions={
        <OperationButton
          operation={renameOrganization}
          disabledReason={isOwner ? undefined : MANAGED_ELSEWHERE}
          onClick={() => open('rename-organization')}
        >
          Rename
        </OperationButton>
      }
    >
      <Facts>
        <Fact name="Login link">
          <CopyValue value={loginAddress(name)} label="login link" />
        </Fact>
        <Fact name="Organization key">
          <SecretField label="Organization key" secret={key} />
        </Fact>
      </Facts>
    </Card>
  )
}

export const MANAGED_ELSEWHERE = 'Only the account that registered this organization can do this.'
