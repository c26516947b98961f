/** The gatepost with its sign, as the header draws it: in units of its own box. */
export const mark = {
  size: 28,
  radius: 6.5,
  path: 'M9.25 22.5V6M9.25 8.5h9.9l2.6 2.75-2.6 2.75h-9.9',
  stroke: 2.2,
} as const

export interface LogoFile {
  /** Path on this site. */
  file: string
  name: string
  use: string
  /** Backgrounds that it works on. */
  ground: 'any' | 'light' | 'dark'
  /** Colors of the plate, if it has one, and of the gatepost. */
  plate: string | null
  post: string
}

/** Colors of the token `--sign` and of the ink by day, which the files need as numbers. A test compares them. */
export const signHex = '#006042'
export const inkHex = '#121a17'

/** `npm run samples` writes these files. */
export const logoFiles: readonly LogoFile[] = [
  {
    file: '/brand/gatepost-mark.svg',
    name: 'Logo',
    use: 'For color. It includes its own background.',
    ground: 'any',
    plate: signHex,
    post: '#ffffff',
  },
  {
    file: '/brand/gatepost-mark-ink.svg',
    name: 'Logo, one color, dark',
    use: 'For one-color print, engraving, and stamps.',
    ground: 'light',
    plate: null,
    post: inkHex,
  },
  {
    file: '/brand/gatepost-mark-white.svg',
    name: 'Logo, one color, white',
    use: 'For photos and dark backgrounds.',
    ground: 'dark',
    plate: null,
    post: '#ffffff',
  },
]

export function logoSvg({ plate, post }: LogoFile): string {
  const { size, radius, path, stroke } = mark
  const ground = plate ? `<rect width="${size}" height="${size}" rx="${radius}" fill="${plate}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}"><title>Gatepost</title>${ground}<path d="${path}" fill="none" stroke="${post}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`
}
