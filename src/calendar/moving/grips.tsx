/** Ends of a card by which a mouse changes its time; keyboard and touch have their own ways (docs/behaviour.md, 10). */
export const Grips = () => (
	<>
		<span className="sc-grip" data-grip="start" />
		<span className="sc-grip" data-grip="end" />
	</>
);
