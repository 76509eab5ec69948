'use client';

import { useState } from 'react';
import { Checkbox } from '../checkbox';
import { Field } from '../field';
import { RadioCards } from '../radio-cards';
import { Select } from '../select';
import { Switch } from '../switch';
import { TextInput } from '../text-input';
import { Textarea } from '../textarea';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

const cards = [
  { value: 'a', label: 'Flying buffet', description: 'Small plates, carried around', note: '52,43 €' },
  { value: 'b', label: 'Seated dinner', description: 'Three courses at the table' },
  { value: 'c', label: 'Not available', description: 'Disabled', disabled: true },
] as const;

/** Every control empty, filled, described, wrong and disabled. */
export function ControlStates() {
  const [on, setOn] = useState(true);
  const [card, setCard] = useState<'a' | 'b' | 'c' | null>('a');
  return (
    <section aria-labelledby="controls" className="space-y-10">
      <h2 id="controls">Controls</h2>
      <div className="grid gap-6 md:grid-cols-3">
        <Field label="Text" optionalLabel="optional">
          <TextInput name="text" placeholder="Placeholder" />
        </Field>
        <Field label="With help" description="A sentence below the label" required>
          <TextInput name="help" defaultValue="Filled" />
        </Field>
        <Field label="Wrong" error="Please enter a number from 10 to 500." required>
          <TextInput name="wrong" inputMode="numeric" defaultValue="7" />
        </Field>
        <Field label="Choice">
          <Select name="choice" options={options} placeholder="Please choose" />
        </Field>
        <Field label="Disabled">
          <TextInput name="disabled" disabled defaultValue="Disabled" />
        </Field>
        <Field label="Several lines">
          <Textarea name="lines" rows={3} />
        </Field>
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <Checkbox name="plain" label="Checkbox" />
        <Checkbox name="checked" label="Checked" description="With help" defaultChecked />
        <Checkbox name="wrong-box" label="Wrong" error="Please confirm." />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Switch label="Switch" description="Takes effect at once" checked={on} onChange={setOn} />
        <Switch label="Always on" checked disabled onChange={setOn} />
      </div>
      <RadioCards
        legend="One of several"
        name="cards"
        value={card}
        onChange={setCard}
        options={cards}
        description="Arrow keys move between them"
        gridClass="sm:grid-cols-3"
      />
    </section>
  );
}
