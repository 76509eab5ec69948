import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export type AccordionItem = { readonly id: string; readonly title: string; readonly body: ReactNode };

/** Questions that open one at a time; every heading is a button, arrow keys move between them. */
export function Accordion({
  items,
  headingLevel = 3,
}: {
  items: readonly AccordionItem[];
  headingLevel?: 2 | 3 | 4;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root type="single" collapsible className="border-b border-line">
      {items.map((item) => (
        <Item key={item.id} value={item.id} className="border-t border-line">
          <Header asChild>
            <Heading className="font-sans text-base tracking-normal">
              <Trigger className="group flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 py-3 text-left leading-snug font-medium hover:text-accent">
                {item.title}
                <Icon
                  name="down"
                  className="size-4 text-accent transition-transform duration-300 ease-quiet group-data-[state=open]:rotate-180"
                />
              </Trigger>
            </Heading>
          </Header>
          <Content className="accordion-body">
            <div className="pb-5 text-muted">{item.body}</div>
          </Content>
        </Item>
      ))}
    </Root>
  );
}
