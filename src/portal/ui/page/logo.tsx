/** The gatepost with its sign, and the name. */
export function Logo({ isMarkOnly }: { isMarkOnly?: boolean }) {
  return (
    <span className="flex items-center gap-2.5 text-base font-semibold tracking-[-0.015em] text-ink">
      <svg viewBox="0 0 28 28" className="size-7 shrink-0" aria-hidden="true">
        <rect width="28" height="28" rx="6.5" className="fill-sign" />
        <path
          d="M9.25 22.5V6M9.25 8.5h9.9l2.6 2.75-2.6 2.75h-9.9"
          fill="none"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-sign"
        />
      </svg>
      <span className={isMarkOnly ? 'sr-only' : undefined}>Gatepost</span>
    </span>
  )
}
