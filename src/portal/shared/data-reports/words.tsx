import type { DataReport } from '#generated/reporting/types.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'

export const STATUS_LABELS: Record<DataReport['status'], string> = {
  received: 'Received',
  reviewing: 'Looking into it',
  corrected: 'Corrected',
  'not-an-error': 'Not an error',
}

const TONES: Record<DataReport['status'], BadgeTone> = {
  received: 'neutral',
  reviewing: 'warning',
  corrected: 'accent',
  'not-an-error': 'neutral',
}

export const FIELD_LABELS: Record<DataReport['field'], string> = {
  house_number: 'House number',
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  postal_code: 'ZIP or postal code',
  country: 'Country',
  coordinates: 'Coordinates',
  deliverability: 'Whether mail is delivered',
  missing: 'The whole address is missing',
  other: 'Something else',
}

export function ReportStatus({ status }: Pick<DataReport, 'status'>) {
  return (
    <Badge tone={TONES[status]} hasDot>
      {STATUS_LABELS[status]}
    </Badge>
  )
}
