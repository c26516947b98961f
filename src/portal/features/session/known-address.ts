import { useHydrated, useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    address?: string | undefined
  }
}

/**
 * The email address to fill in, which the previous page knows; empty without one. It is in the history state and never
 * in the URL, which logs and other sites would see.
 */
export function useKnownAddress(): string {
  const isHydrated = useHydrated()
  const address = useLocation({ select: ({ state }) => state.address })
  return (isHydrated && address) || ''
}
