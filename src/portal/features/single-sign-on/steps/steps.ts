/** What the page knows about how far single sign-on is set up. */
export interface Progress {
  hasProvider: boolean
  /** Whether the login with the current settings was rehearsed in the last 24 hours. */
  hasRehearsed: boolean
  isActive: boolean
  /** Whether an owner still has to confirm the activation by a login. */
  isUnconfirmed: boolean
  hasDomain: boolean
}

interface Step {
  /** Section of the page where it is done. */
  section: 'organization' | 'provider' | 'rehearsal' | 'activation' | 'domains'
  label: string
  isDone: boolean
  /** What to do now, if it comes next. Omitted where the page says nothing else. */
  task?: string
}

/** The steps of the setup in their order. */
export function stepsOf(progress: Progress | undefined): readonly Step[] {
  const { hasProvider, hasRehearsed, isActive, isUnconfirmed, hasDomain } = progress ?? {}
  return [
    {
      section: 'organization',
      label: 'Create organization',
      isDone: progress !== undefined,
    },
    {
      section: 'provider',
      label: 'Connect provider',
      isDone: hasProvider === true,
      task: 'Choose your identity provider and follow its guide.',
    },
    {
      section: 'rehearsal',
      label: 'Test login',
      isDone: hasRehearsed === true || isActive === true,
      task: 'Try the login. Nothing changes for your team.',
    },
    {
      section: 'activation',
      label: isUnconfirmed ? 'Confirm activation' : 'Activate',
      isDone: isActive === true && !isUnconfirmed,
      task: isUnconfirmed
        ? 'Log in with your identity provider, or single sign-on turns off again.'
        : 'Turn single sign-on on for your team.',
    },
    {
      section: 'domains',
      label: 'Verify domain',
      isDone: hasDomain === true,
      task: 'Then your identity provider can add people, and the login page sends them to it.',
    },
  ]
}
