import axe from 'axe-core'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PREMIUM_THEMES } from '../../contract/plans.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { Avatar } from './avatar.tsx'
import { Button, LinkButton } from './button.tsx'
import { ChoiceChips, ToggleChips } from './choice-chips.tsx'
import { ChoiceLinks } from './choice-links.tsx'
import { Count } from './count.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Menu, MenuCheckItem, MenuItem, MenuLabel, MenuLink, MenuSeparator } from './menu.tsx'
import { NewPill } from './new-pill.tsx'
import { PasswordField } from './password-field.tsx'
import { Popover } from './popover.tsx'
import { Progress } from './progress.tsx'
import { Skeleton } from './skeleton.tsx'
import { CentredSpinner } from './spinner.tsx'
import { Switch } from './switch.tsx'
import { TabPanel, Tabs } from './tabs.tsx'
import { toast } from './toast-store.ts'

/** Journeys see each state in one theme only, with all rules: here are all controls in all themes, by their contrasts. */
const THEMES = ['dark', 'light', ...PREMIUM_THEMES]
const VARIANTS = ['primary', 'secondary', 'outline', 'text'] as const
const nothing = () => {}

afterEach(async () => {
  delete document.documentElement.dataset['theme']
  await leaveApp()
})

const CHOICES = [
  { to: '/page', text: 'New', isCurrent: true },
  { to: '/page?order=top', text: 'Top', isCurrent: false },
]

const controls = (
  <main className="page">
    <h1>Every control</h1>
    {VARIANTS.map((variant) => (
      <div key={variant} className="wrap">
        <Button variant={variant}>Send</Button>
        <Button variant={variant} disabled>
          Not now
        </Button>
        <LinkButton variant={variant} to="/page">
          Page
        </LinkButton>
      </div>
    ))}
    <Button busy>Sending</Button>
    <IconButton label="Bell" icon="x" badge="3" />
    <Popover label="Settings" icon="x">
      <p>What can be set</p>
    </Popover>
    <Field label="Name" hint="As on the cover" />
    <Field label="Place" error="Where is that?" />
    <PasswordField label="Password" error="Too short" />
    <fieldset>
      <legend>Language</legend>
      <ChoiceChips
        choices={['English', 'Bahasa Melayu'].map((value) => ({ value, label: value }))}
        value="English"
        onChange={nothing}
      />
    </fieldset>
    <fieldset>
      <legend>Categories</legend>
      <ToggleChips
        choices={['History', 'Science', 'Sports'].map((value) => ({ value, label: value }))}
        chosen={['History', 'Science']}
        onToggle={nothing}
        firstMark="main"
      />
    </fieldset>
    <ErrorSummary
      prefix="x"
      errors={{ name: 'Who is it?' }}
      refusal={{ number: 1, message: null, isSignedOut: false, only: null }}
      onSignIn={nothing}
    />
    <Switch label="On" description="As long as you like" checked onChange={nothing} />
    <Switch label="Off" checked={false} onChange={nothing} />
    <Tabs
      label="Tabs"
      tabs={[
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
      ]}
      selected="a"
      onSelect={nothing}
    />
    <TabPanel id="a" selected="a">
      Panel
    </TabPanel>
    {(['tab', 'chip', 'feed-choice'] as const).map((look) => (
      <ChoiceLinks key={look} label={look} look={look} choices={CHOICES} />
    ))}
    <Progress label="Upload" value={3} max={7} />
    <Count value={3} words="3 likes" icon="x" />
    <Avatar person={1} name="Sari Wijaya" src={null} />
    <Skeleton className="h-4" />
    <CentredSpinner />
    <NewPill text="3 new" count={3} onShow={nothing} list={createRef()} />
    <LoadFailed title="Failed" retry={nothing} />
    <EmptyState title="Empty" text="Nothing is here yet" />
  </main>
)

async function faultsIn(theme: string): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme
  const { violations } = await axe.run(document, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id} ${html} ${failureSummary ?? ''}`),
  )
}

async function expectNoFaults(): Promise<void> {
  const faults = []
  for (const theme of THEMES) faults.push(...(await faultsIn(theme)))
  expect(faults).toEqual([])
}

test('the colours of every control stand out, in any theme', async () => {
  await renderPart(controls)
  toast({ title: 'Saved', description: 'It can be taken back' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  await expectNoFaults()
})

test('the colours of a message of something that failed stand out, in any theme', async () => {
  await renderPart(<main>Below</main>)
  toast({ title: 'Not saved', description: 'Try it again', tone: 'destructive' })
  await expect.element(page.getByText('Not saved')).toBeVisible()
  await expectNoFaults()
})

test('the colours of an open menu stand out, in any theme', async () => {
  await renderPart(
    <Menu label="More" trigger="More" header="Sari Wijaya">
      <MenuLabel>What to do</MenuLabel>
      <MenuItem onSelect={nothing}>Leave</MenuItem>
      <MenuItem onSelect={nothing} tone="destructive">
        Delete
      </MenuItem>
      <MenuSeparator />
      <MenuLink to="/page">Page</MenuLink>
      <MenuCheckItem checked onChange={nothing}>
        Follow
      </MenuCheckItem>
    </Menu>,
  )
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await expectNoFaults()
})

test('the colours of a dialog stand out, in any theme', async () => {
  await renderPart(
    <Dialog open title="Delete it?" description="It can be brought back." onClose={nothing}>
      <DialogActions>
        <Button>Keep</Button>
        <Button variant="primary">Delete</Button>
      </DialogActions>
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults()
})
