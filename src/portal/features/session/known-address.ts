import { useHydrated, useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    address?: string | undefined
  }
}

/**
 * The e-mail address to fill in, which the page before knows; empty without one. It comes with the history and is in no
 * URL, which logs and other sites would see.
 */
export function useKnownAddress(): string {
  const isHydrated = useHydrated()
  const address = useLocation({ select: ({ state }) => state.address })
  return (isHydrated && address) || ''
}
