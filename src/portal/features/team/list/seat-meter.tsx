import { checkTeamSize } from '#domain/validation/choices.ts'
import { ContactSales } from '#portal/ui/contact-sales.tsx'
import { type Seats, seatsUsed, seatWords } from '../shared/model.ts'

/** Why no one can be invited, or undefined. */
export const fullReason = (seats: Seats | undefined) =>
  seats && checkTeamSize(seatsUsed(seats), seats.max)?.message

/** How many seats are used, and what to do once all are. */
export function SeatMeter({ seats }: { seats: Seats }) {
  const reason = fullReason(seats)
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <div className="flex w-56 flex-col gap-1.5">
        <p className="flex justify-between gap-3 tabular-nums">
          <span className="text-muted">Seats</span>
          <span className="font-medium">{seatWords(seats)}</span>
        </p>
        <meter
          aria-label="Seats used"
          aria-valuetext={seatWords(seats)}
          min={0}
          max={seats.max}
          value={Math.min(seatsUsed(seats), seats.max)}
          className={reason ? 'gp-meter gp-meter-near' : 'gp-meter'}
        />
      </div>
      {reason && (
        <p className="text-muted">
          {reason}{' '}
          <ContactSales
            matter={{ topic: 'team-size', people: String(seats.max + 1), error: 'max-team-members-reached' }}
          />
        </p>
      )}
    </div>
  )
}
