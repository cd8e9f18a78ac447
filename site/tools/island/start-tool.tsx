/**
 * Brings a tool to life on its page. The prerendered matter of the page stays what it is until the
 * tool has its data and its code; whatever fails on the way leaves the page as it was.
 */
import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isCountry } from '../../commerce/price-with-gst.ts';
import type { Country } from '../../contract.ts';
import { createPlainMatter, type PlainMatter } from './plain-matter.ts';

export type ToolProps<Data> = {
  readonly data: Data;
  readonly country: Country;
  /** What was prerendered: the tool says when it stands, and when the tool stands in its place. */
  readonly plain: PlainMatter;
};
export type ToolSource<Data> = {
  /** The page marks its place with `data-island`, and what the tool replaces with `data-plain`. */
  readonly name: string;
  /** Address of the tool's data file in the tree. */
  readonly dataUrl: string;
  readonly isData: (value: unknown) => value is Data;
  /** A chunk of its own, so that its styles come with it and before it. */
  readonly load: () => Promise<ComponentType<ToolProps<Data>>>;
};

export async function startTool<Data>(source: ToolSource<Data>): Promise<void> {
  const { name } = source;
  const element = document.querySelector(`[data-island="${name}"]`);
  const { country } = document.documentElement.dataset;
  if (!element || !isCountry(country)) return;
  try {
    const [data, Tool] = await Promise.all([readData(source), source.load()]);
    const plain = createPlainMatter(name);
    const place = document.createElement('div');
    element.prepend(place);
    createRoot(place).render(
      <Guard onFault={plain.show}>
        <BrowserRouter>
          <Tool data={data} country={country} plain={plain} />
        </BrowserRouter>
      </Guard>,
    );
  } catch (error) {
    console.error(`The tool "${name}" cannot start; its page stays as it was:`, error);
  }
}

async function readData<Data>({ dataUrl, isData }: ToolSource<Data>): Promise<Data> {
  const answer = await fetch(dataUrl);
  if (!answer.ok) throw new Error(`${dataUrl} answers ${answer.status}`);
  const data: unknown = await answer.json();
  if (!isData(data)) throw new Error(`${dataUrl} does not hold what the tool expects`);
  return data;
}

type GuardProps = { readonly onFault: () => void; readonly children: ReactNode };

/** A fault in the tool brings back the page that needs none. */
class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The tool has failed; its page is shown without it:', error);
    this.props.onFault();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
