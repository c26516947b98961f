import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SidePages } from '#portal/features/shell/side-pages.tsx'

export const Route = createFileRoute('/account/profile')({
  component: () => (
    <SidePages area="profile" label="Your profile">
      <Outlet />
    </SidePages>
  ),
})
