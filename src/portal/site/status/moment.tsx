/** A date with its time. Without `ui/time/times.ts`, which would come with the home page too. */
export const Moment = ({ value }: { value: string }) => (
  <time dateTime={value}>
    {new Date(value).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
  </time>
)
