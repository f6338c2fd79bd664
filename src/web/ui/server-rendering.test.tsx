import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Backdrop } from './backdrop.tsx'
import { Button, LinkButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { IconButton } from './icon-button.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { PasswordField } from './password-field.tsx'
import { Progress } from './progress.tsx'
import { Sheet } from './sheet.tsx'
import { Skeleton } from './skeleton.tsx'
import { CentredSpinner } from './spinner.tsx'
import { Switch } from './switch.tsx'
import { TabPanel, Tabs } from './tabs.tsx'
import { Toaster } from './toast.tsx'

const nothing = () => {}

test('everything renders on the server, and without style attributes, which the policy would block', () => {
  const html = renderToString(
    <>
      <Backdrop />
      <Button busy>Send</Button>
      <LinkButton to="/page">Page</LinkButton>
      <IconButton label="Bell" icon="x" />
      <Menu label="More" trigger="…">
        <MenuItem onSelect={nothing}>Leave</MenuItem>
      </Menu>
      <Dialog open title="Title" onClose={nothing} />
      <Sheet open label="Menu" onClose={nothing}>
        Links
      </Sheet>
      <PasswordField label="Password" error="Too short" />
      <Switch label="On" checked onChange={nothing} />
      <Tabs label="Tabs" tabs={[{ id: 'a', label: 'A' }]} selected="a" onSelect={nothing} />
      <TabPanel id="a" selected="a">
        Panel
      </TabPanel>
      <Progress label="Upload" value={3} max={7} />
      <Skeleton className="h-4" />
      <CentredSpinner />
      <LoadFailed title="Failed" retry={nothing} />
      <EmptyState title="Empty" text="Nothing" />
      <Toaster />
    </>,
  )
  expect(html).toContain('aria-label="Notifications (F8)"')
  expect(html).not.toContain('style=')
})
