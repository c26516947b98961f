import { Check, Download, X } from 'lucide-react'
import { type LogoFile, mark } from '#portal/content/brand/logo.ts'
import type { BrandPage as Content } from '#portal/content/templates/brand.ts'
import css from '#portal/styles/tokens.css?raw'
import { buttonClass, cx } from '#portal/ui/classes.ts'
import { Band, Points, SectionFrame } from '../blocks/section.tsx'
import { hexOf, readTokens } from '../brand/tokens.ts'

const tokens = readTokens(css)

/** The marks of the product, its colors and its type, drawn from what the product itself uses. */
export function BrandPage({ page }: { page: Content }) {
  const { heading, lead, logos, colors, type, rules, naming } = page
  return (
    <>
      <div className="mx-auto flex w-full max-w-[76rem] flex-col gap-5 px-5 pt-12 pb-4 sm:px-8 sm:pt-20">
        <h1 className="max-w-3xl text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="max-w-3xl text-lg text-muted">{lead}</p>
      </div>
      <SectionFrame title={logos.title} lead={logos.lead}>
        <ul className="grid gap-5 sm:grid-cols-2 nav:grid-cols-3">
          {logos.files.map(file => (
            <Logo key={file.file} file={file} />
          ))}
        </ul>
      </SectionFrame>
      <Band>
        <SectionFrame title={colors.title} lead={colors.lead}>
          <ul className="grid gap-5 sm:grid-cols-2 nav:grid-cols-3">
            {colors.tokens.map(({ token, use }) => (
              <Color key={token} token={token} use={use} />
            ))}
          </ul>
        </SectionFrame>
      </Band>
      <SectionFrame title={type.title} lead={type.lead}>
        <dl className="border-t border-line-strong">
          {type.samples.map(({ name, text, isCode }) => (
            <div key={name} className="flex flex-col gap-2 border-b border-line-strong py-6">
              <dt className="text-sm text-faint">{name}</dt>
              <dd
                translate="no"
                className={cx(
                  'break-words',
                  isCode ? 'font-mono text-xl' : 'text-3xl font-semibold tracking-[-0.035em] sm:text-5xl',
                )}
              >
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </SectionFrame>
      <Band>
        <SectionFrame title={rules.title}>
          <div className="grid gap-8 bar:grid-cols-2 bar:gap-12">
            <Rules title="Do" rules={rules.dos} isGood />
            <Rules title="Don’t" rules={rules.donts} />
          </div>
        </SectionFrame>
      </Band>
      <SectionFrame title={naming.title}>
        <Points points={naming.points} />
      </SectionFrame>
    </>
  )
}

const grounds: Record<LogoFile['ground'], string> = {
  any: 'bg-sunken',
  light: 'bg-on-sign',
  dark: 'bg-code',
}

function Logo({ file: { file, name, use, ground, plate, post } }: { file: LogoFile }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-xl bg-surface shadow-card ring-1 ring-line">
      <div className={cx('grid place-items-center py-10', grounds[ground])}>
        <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" className="size-28">
          {plate && <rect width={mark.size} height={mark.size} rx={mark.radius} fill={plate} />}
          <path
            d={mark.path}
            fill="none"
            stroke={post}
            strokeWidth={mark.stroke}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
      <div className="flex flex-1 flex-col items-start gap-1.5 border-t border-line p-5">
        <h3 className="text-base">{name}</h3>
        <p className="text-[0.9375rem] text-muted">{use}</p>
        <a href={file} download className={buttonClass({ variant: 'secondary', className: 'mt-auto' })}>
          <Download aria-hidden="true" className="size-4" />
          SVG<span className="sr-only"> of {name}</span>
        </a>
      </div>
    </li>
  )
}

function Color({ token, use }: { token: string; use: string }) {
  const color = tokens.get(token)
  if (!color) return null
  const isOne = color.light === color.dark
  return (
    <li className="flex flex-col overflow-hidden rounded-xl bg-surface shadow-card ring-1 ring-line">
      <div className="flex">
        {(isOne ? [color.light] : [color.light, color.dark]).map(value => (
          <svg
            key={value}
            viewBox="0 0 10 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-20 flex-1"
          >
            <rect width="10" height="10" fill={hexOf(value)} />
          </svg>
        ))}
      </div>
      <div className="flex flex-col gap-1 border-t border-line p-4">
        <h3 translate="no" className="font-mono text-sm font-medium">
          {token}
        </h3>
        <p className="text-sm text-muted">{use}</p>
        <dl translate="no" className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 font-mono text-xs text-faint">
          <dt>{isOne ? 'always' : 'day'}</dt>
          <dd>
            {hexOf(color.light)} · {color.light}
          </dd>
          {!isOne && (
            <>
              <dt>dark</dt>
              <dd>
                {hexOf(color.dark)} · {color.dark}
              </dd>
            </>
          )}
        </dl>
      </div>
    </li>
  )
}

function Rules({ title, rules, isGood }: { title: string; rules: readonly string[]; isGood?: boolean }) {
  const Icon = isGood ? Check : X
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-lg">{title}</h3>
      <ul className="flex flex-col gap-3">
        {rules.map(rule => (
          <li key={rule} className="flex gap-3 text-muted">
            <Icon
              aria-hidden="true"
              className={cx('mt-1 size-4 shrink-0', isGood ? 'text-accent' : 'text-danger')}
            />
            {rule}
          </li>
        ))}
      </ul>
    </div>
  )
}
