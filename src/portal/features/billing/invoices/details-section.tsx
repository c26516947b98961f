import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countryName } from '#domain/text/countries.ts'
import { updateInvoiceDetails } from '#generated/sales/operations/updateInvoiceDetails.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { BillingDialogName } from '../page/billing-dialogs.tsx'
import { invoiceDetailsQuery } from './details-form.tsx'

/** What documents say of the account, and where they are and go. */
export default function InvoiceDetailsSection() {
  const open = useOpenDialog<BillingDialogName>()
  return (
    <Card
      title="Invoices and receipts"
      description="Your tax ID and PO number are shown on each of them."
      actions={
        <OperationButton operation={updateInvoiceDetails} onClick={() => open('invoice-details')}>
          Change
        </OperationButton>
      }
      footer={
        <p className="text-sm text-muted">
          <Link
            to="/account/billing/documents"
            className="font-medium text-accent underline-offset-4 hover:underline"
          >
            See all documents
          </Link>
          , or choose who gets them by email in{' '}
          <Link to="/account/contacts" className="font-medium text-accent underline-offset-4 hover:underline">
            Contacts
          </Link>
          .
        </p>
      }
    >
      <Loaded query={useQuery(invoiceDetailsQuery)} what="Your invoice details" rows={2}>
        {({ tax_id, tax_id_country, purchase_order }) => (
          <Facts>
            <Fact name="Tax ID">
              {tax_id ? `${tax_id}${tax_id_country ? ` (${countryName(tax_id_country)})` : ''}` : 'None'}
            </Fact>
            <Fact name="Default PO number">{purchase_order ?? 'None'}</Fact>
          </Facts>
        )}
      </Loaded>
    </Card>
  )
}
