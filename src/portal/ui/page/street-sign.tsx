import type { ReactNode } from 'react'

/**
 * An address in standard form as a street-name sign: green where mail is delivered, amber where only a part of the address
 * is confirmed, gray where nothing is delivered. Its looks are in `styles/base.css`, since the home page loads this.
 */
export function StreetSign({
  look,
  deliveryLine,
  lastLine,
}: {
  look: 'found' | 'partial' | 'none'
  deliveryLine: ReactNode
  lastLine: ReactNode
}) {
  return (
    <div className="street-sign" data-look={look}>
      <div>
        <p>{deliveryLine}</p>
        <p>{lastLine}</p>
      </div>
    </div>
  )
}
