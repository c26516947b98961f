/** The script of the head for each kind of page that the build renders (`scripts/build/boot.ts`). */
declare module 'virtual:boot' {
  export const bootScripts: Readonly<Record<'static' | 'deferred' | 'prompt', string>>
}
