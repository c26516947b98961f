/**
 * Colors of emails, by day and by night: those of the design tokens, in the form that mail programs understand.
 */
export const COLORS = {
  page: { light: '#f9fcfa', dark: '#0b0f0d' },
  surface: { light: '#ffffff', dark: '#121715' },
  sunken: { light: '#f1f5f3', dark: '#060a08' },
  line: { light: '#dfe4e2', dark: '#252c29' },
  ink: { light: '#121a17', dark: '#eef1ef' },
  'ink-muted': { light: '#49524e', dark: '#acb3af' },
  'ink-faint': { light: '#636b67', dark: '#8f9893' },
  accent: { light: '#006a49', dark: '#58d9a8' },
  'on-accent': { light: '#ffffff', dark: '#051810' },
  sign: { light: '#006042', dark: '#006042' },
  'on-sign': { light: '#ffffff', dark: '#ffffff' },
} as const
