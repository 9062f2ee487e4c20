package main

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
)

// newKey is a random UUID.
func newKey() string {
	b := make([]byte, 16)
	rand.Read(b)
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

func (s *Shop) quote(body []byte) Answer {
	var asked struct {
		Quote struct{ TripInitialDate, DestinationCountryIsoCode, PromotionalCode string }
	}
	if err := json.Unmarshal(body, &asked); err != nil {
		return Answer{400, nil}
	}
	quote := asked.Quote
	if quote.DestinationCountryIsoCode != s.state.text("code") || isPast(quote.TripInitialDate) {
		return Answer{400, nil}
	}
	if !s.state.Sells {
		return Answer{200, []any{}}
	}
	if plans, found := s.data.Plans[quote.PromotionalCode]; found {
		return Answer{200, plans}
	}
	return Answer{200, s.data.Plans[""]}
}

// sell makes one order for each key: a repeated sale gets the same answer and charges nothing.
func (s *Shop) sell(asked Request) Answer {
	var sale struct {
		DepartureDate, CreditCardNumber string
		ATSPProductId                   float64
	}
	if err := json.Unmarshal(asked.Body, &sale); err != nil {
		return Answer{400, nil}
	}
	if isPast(sale.DepartureDate) || s.state.Params["plan"] != sale.ATSPProductId {
		return Answer{400, nil}
	}
	status, found := s.data.Cards[sale.CreditCardNumber]
	if !found {
		return Answer{400, nil}
	}
	if status != 200 {
		return Answer{status, nil}
	}
	key := asked.Key
	if key == "" {
		key = newKey()
	}
	if s.orders[key] == nil {
		s.orders[key] = map[string]any{"idSalesOrder": 9001 + len(s.orders), "reserveId": "48201936"}
	}
	return Answer{200, s.orders[key]}
}
