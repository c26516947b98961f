import { Link } from '@tanstack/react-router'
import { checkTeamSize } from '#domain/validation/choices.ts'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import { type Seats, seatsUsed, seatWords, sourceWords } from '../shared/model.ts'

/** Why no one can be invited, or undefined. */
export const fullReason = (seats: Seats | undefined) =>
  seats && checkTeamSize(seatsUsed(seats), seats.max)?.message

/** How many seats are used, where they come from, and what to do once all are taken. */
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
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1 text-muted">
        <p>
          {sourceWords(seats.sources)}{' '}
          <Link to="/pricing" className="font-medium text-accent underline underline-offset-4">
            Seats by plan
          </Link>
        </p>
        {reason && (
          <p>
            {seats.members > seats.max && 'Everyone on the team stays. '}
            {reason}{' '}
            <ContactSales
              matter={{
                topic: 'team-size',
                people: String(seats.max + 1),
                error: 'max-team-members-reached',
              }}
            />
          </p>
        )}
      </div>
    </div>
  )
}
