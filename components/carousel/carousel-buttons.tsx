import type { RefObject } from 'react';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';
import type { CarouselControls, CarouselState, CarouselTexts } from './carousel-state';

type Props = {
  texts: CarouselTexts;
  state: CarouselState | undefined;
  controls: RefObject<CarouselControls | null>;
};

/** Rotation first, as the pattern has it, then back and forth; all of them dead until Embla is there. */
export function CarouselButtons({ texts, state, controls }: Props) {
  return (
    <div className="carousel-buttons">
      <button
        type="button"
        data-rotation=""
        className={buttonClass('ghost', 'icon')}
        aria-label={state?.rotating ? texts.stop : texts.start}
        disabled={!state?.canNext && !state?.canPrevious}
        onClick={() => controls.current?.toggle()}
      >
        <Icon name={state?.rotating ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={buttonClass('outline', 'icon')}
        aria-label={texts.previous}
        disabled={!state?.canPrevious}
        onClick={() => controls.current?.previous()}
      >
        <Icon name="next" className="size-5 rotate-180" />
      </button>
      <button
        type="button"
        className={buttonClass('outline', 'icon')}
        aria-label={texts.next}
        disabled={!state?.canNext}
        onClick={() => controls.current?.next()}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}
