import { Link } from '@tanstack/react-router'
import { supportEmail } from '#portal/api/help.ts'
import type { LegalPage as Content } from '#portal/content/page.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Day, LastChanged } from '../blocks/notes.tsx'

/** A legal text, which says at the top whether it binds. */
export function LegalPage({ page }: { page: Content }) {
  const { heading, lead, updated, bindsSince, sections } = page
  return (
    <article className="mx-auto flex w-full max-w-[44rem] flex-col gap-10 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <header className="flex flex-col gap-4">
        <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="text-lg text-muted">{lead}</p>
        <LastChanged day={updated} />
      </header>
      {bindsSince ? (
        <p>
          This text has been in force since <Day day={bindsSince} />.
        </p>
      ) : (
        <Alert tone="warning" title="This text doesn’t bind you or us yet">
          It’s a template. It takes effect once the company that runs this site has completed it and a lawyer
          has reviewed it. This note then shows the day.
        </Alert>
      )}
      {sections.map(({ title, paragraphs, points, more }) => (
        <section key={title} className="flex flex-col gap-3">
          <h2 className="text-xl">{title}</h2>
          {paragraphs.map(text => (
            <p key={text} className="text-muted">
              {text}
            </p>
          ))}
          {points && (
            <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted">
              {points.map(point => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {more && (
            <p>
              <Link to={more.to} className="rounded-xs text-accent underline underline-offset-4">
                {more.label}
              </Link>
            </p>
          )}
        </section>
      ))}
      <p className="border-t border-line pt-6 text-muted">
        Questions? Email{' '}
        <a href={`mailto:${supportEmail}`} className="rounded-xs text-accent underline underline-offset-4">
          {supportEmail}
        </a>
        .
      </p>
    </article>
  )
}
