import { countOf } from '#domain/text/amounts.ts'
import { checkTeamSize } from '#domain/validation/choices.ts'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import { type Seats, seatsLeft, seatsUsed } from '../shared/team.ts'
import { type JudgedLine, MAX_LINES } from './address-lines.ts'

/** How many can be invited, and the seats that they would use: before anything is sent. */
export function SeatMath({
  judged,
  ready,
  isSettled,
  free,
  seats,
}: {
  judged: readonly JudgedLine[]
  ready: number
  /** Whether each line has its verdict. */
  isSettled: boolean
  /** Seats that the check found free. */
  free: number | undefined
  seats: Seats | undefined
}) {
  const left = free ?? (seats && seatsLeft(seats))
  if (left === undefined) return null
  const without = judged.filter(({ verdict }) => verdict === 'no-seat').length
  const isFull = without > 0 || left === 0
  return (
    <div role="status" className="flex flex-col gap-1 text-sm text-muted tabular-nums">
      <p>
        {isSettled && judged.length > 1 && `${ready} of ${judged.length} can be invited. `}
        {!isSettled
          ? 'Checking the addresses…'
          : ready > 0
            ? `${ready} of ${countOf(left, 'free seat')} will be used.`
            : `${countOf(left, 'seat')} free.`}
      </p>
      {judged.length > MAX_LINES && <p>Only the first {MAX_LINES} lines are checked.</p>}
      {isFull && seats && (
        <p className="text-ink">
          {checkTeamSize(seats.max, seats.max)?.message}{' '}
          <ContactSales
            matter={{
              topic: 'team-size',
              people: String(seatsUsed(seats) + Math.max(1, ready + without)),
              error: 'max-team-members-reached',
            }}
          />
        </p>
      )}
    </div>
  )
}
