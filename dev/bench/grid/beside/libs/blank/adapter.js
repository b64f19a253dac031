// Measures the page itself: harness and data only, nothing rendered (baseline for heap and for the timing method).
window.__bench = {
	eventSelector: '.nothing',
	expectedCount: () => 0,
	mount() {},
	next() {},
	update() {},
};
