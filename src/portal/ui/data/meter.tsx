/** Share of a maximum from which a meter warns. */
const NEAR = 0.8

type MeterLevel = 'fine' | 'near' | 'full'

/** How serious the use of a maximum is: near from 80%, full once nothing is left. */
export function meterLevel(used: number, max: number): MeterLevel {
  if (used >= max) return 'full'
  return used >= NEAR * max ? 'near' : 'fine'
}

const LEVELS: Record<MeterLevel, string> = {
  fine: 'gp-meter',
  near: 'gp-meter gp-meter-near',
  full: 'gp-meter gp-meter-full',
}

/** How much of a maximum is used: it fills from the left, is amber from 80% and red at 100%, wherever it stands. */
export function Meter({
  label,
  text,
  used,
  max,
}: {
  label: string
  /** The figures in words, for screen readers. */
  text: string
  used: number
  max: number
}) {
  return (
    <meter
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={max}
      value={Math.min(used, max)}
      className={LEVELS[meterLevel(used, max)]}
    />
  )
}
