import { lazy } from 'react'

export const loadPalette = () => import('./command-palette.tsx')

/** The palette, which loads on its first use. */
export const CommandPalette = lazy(loadPalette)
